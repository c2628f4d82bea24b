import type { editorCaptionsMessages } from '../../messages/editor/captions';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorCaptionsMessages> = ({ plural, number }) => {
  const captions = (count: number) => `${number(count)} ${plural(count, 'sous-titre', 'sous-titres')}`;
  const words = (count: number) => `${number(count)} ${plural(count, 'mot', 'mots')}`;
  return {
    correct: 'Corriger',
    cancel: 'Annuler',
    edit: {
      title: (clock) => `Sous-titre à ${clock}`,
      text: 'Texte du sous-titre',
      from: 'De',
      to: 'À',
      split: 'Scinder au curseur',
      splitHint: 'Placez le curseur là où le second sous-titre doit commencer.',
      mergePrevious: 'Joindre au précédent',
      mergeNext: 'Joindre au suivant',
      remove: 'Supprimer',
      unsettled: 'Corrigez ou annulez d’abord ce sous-titre.',
      failed: 'Cela n’a pas marché. Votre texte est conservé.',
    },
    changed: {
      correct: 'Sous-titre corrigé',
      split: 'Sous-titre scindé en deux',
      merge: 'Sous-titres joints',
      remove: 'Sous-titre supprimé',
    },
    row: (clock, text) => `${clock} ${text}`,
    empty: {
      title: 'Aucun sous-titre pour l’instant',
      text: 'Ajoutez-en un à la tête de lecture ou importez un fichier de sous-titres.',
    },
    add: 'Ajouter un sous-titre',
    newText: 'Nouveau sous-titre',
    off: 'Les sous-titres sont désactivés.',
    switchOn: 'Activer',
    search: {
      field: 'Rechercher dans les sous-titres',
      found: (found, all) => `${number(found)} sur ${captions(all)}`,
      nothing: 'Aucun sous-titre trouvé.',
      open: 'Rechercher et remplacer',
      close: 'Fermer rechercher et remplacer',
      replacement: 'Remplacer par',
      submit: 'Tout remplacer',
      replaced: (count) =>
        count === 0
          ? 'Aucun sous-titre trouvé.'
          : `${captions(count)} ${plural(count, 'modifié', 'modifiés')}`,
    },
    files: {
      menu: 'Fichiers de sous-titres',
      import: 'Importer des sous-titres…',
      exportSrt: 'Télécharger en SRT',
      exportVtt: 'Télécharger en VTT',
      reading: (name) => `Lecture de ${name}…`,
      found: (count, name) => `${captions(count)} dans ${name}`,
      replaces: (count) =>
        count === 0
          ? 'Ils seront ajoutés à la vidéo.'
          : `Ils remplaceront ${plural(count, 'le sous-titre actuel', `les ${captions(count)} actuels`)}.`,
      problemsTitle: (count) => `${number(count)} ${plural(count, 'ligne', 'lignes')} à vérifier`,
      line: (line) => `Ligne ${line}`,
      confirm: 'Importer',
      importing: 'Importation…',
      otherFile: 'Choisir un autre fichier',
      close: 'Fermer',
      nothingFound: (name) => `Aucun sous-titre trouvé dans ${name}.`,
      imported: (count) => `${captions(count)} ${plural(count, 'importé', 'importés')}`,
      unreadable: {
        tooLarge: 'Ce fichier est trop gros pour des sous-titres. La limite est de 4 Mo.',
        notText: 'Ce n’est pas un fichier texte. Choisissez un fichier .srt ou .vtt.',
        failed: 'Impossible de lire ce fichier.',
      },
      problems: {
        tooLarge: 'Le fichier est trop long pour être lu en entier.',
        noCues: 'Il ne contient aucun sous-titre.',
        badTime: 'Ce temps est illisible, le sous-titre a été ignoré.',
        endsBeforeItBegins: 'Il finit avant de commencer et a été ignoré.',
        beforeStart: 'Il commence avant la vidéo.',
        tooLate: 'Il commence après la durée maximale et a été ignoré.',
        noText: 'Il n’a pas de texte et a été ignoré.',
        longText: 'Le texte était trop long et a été raccourci.',
        noTime: 'Ce texte n’a pas de temps et a été ignoré.',
        outOfOrder: 'Il n’était pas dans l’ordre et a été déplacé.',
        overlaps: 'Il chevauche le sous-titre précédent, qui a été raccourci.',
      },
    },
    transcript: {
      title: 'Transcription',
      hint: 'Appuyez sur un mot pour y aller, ou deux fois pour corriger son sous-titre. Faites glisser sur des mots, ou maintenez Maj, pour les sélectionner et les couper.',
      emptyTitle: 'Aucune transcription pour l’instant',
      emptyText: 'Les mots de vos sous-titres apparaissent ici, dans l’ordre où ils sont dits.',
      paragraph: (clock) => `À partir de ${clock}`,
      word: (text, clock) => `${text}, ${clock}`,
    },
    cut: {
      chosen: (count) => (count === 1 ? '1 mot sélectionné' : `${count} mots sélectionnés`),
      submit: 'Couper',
      cutDone: (count) => (count === 1 ? '1 mot coupé' : `${count} mots coupés`),
      pauses: (count) => (count === 1 ? 'Raccourcir 1 longue pause' : `Raccourcir ${count} longues pauses`),
      pausesDone: (count) => (count === 1 ? '1 pause raccourcie' : `${count} pauses raccourcies`),
      fillers: (count) => (count === 1 ? 'Supprimer 1 hésitation' : `Supprimer ${count} hésitations`),
      fillersDone: (count) => (count === 1 ? '1 hésitation supprimée' : `${count} hésitations supprimées`),
      unavailable: 'Impossible de chercher les hésitations.',
    },
    heard: {
      title: 'Ce qui est dit',
      write: 'Écrire les sous-titres',
      hint: 'Ce qui est dit dans ce clip devient des sous-titres, mot par mot. Dans la transcription, vous pouvez ensuite couper par mots.',
      muted: 'Ce clip est muet. Montez d’abord le volume : les sous-titres disent ce qu’on entend.',
      standing: (count) =>
        count === 1 ? '1 sous-titre serait remplacé ici.' : `${count} sous-titres seraient remplacés ici.`,
      replace: 'Remplacer',
      listening: 'Écoute en cours… Cela peut durer aussi longtemps que le clip.',
      elsewhere: 'Un autre clip est en cours d’écoute.',
      written: (count) => (count === 1 ? '1 sous-titre écrit' : `${count} sous-titres écrits`),
      again: 'Réécrire',
      failed: 'Impossible d’écouter ce clip. Vérifiez la connexion, puis réessayez.',
      tryAgain: 'Réessayer',
    },
    translation: {
      open: 'Traduire…',
      title: 'Traduire cette vidéo',
      hint: 'Vous obtenez une copie dans l’autre langue. Cette vidéo reste telle quelle. Les mots qui font partie d’une image ne sont pas traduits.',
      language: 'Langue',
      chooseLanguage: 'Choisissez une langue',
      inCaptions: (language: string) => `${language} · sous-titres seuls`,
      voice: 'Voix',
      captionsOnly: 'Pas de nouvelle voix : sous-titres seuls',
      captionsHint: 'La voix reste telle quelle. Les sous-titres sont dans la nouvelle langue.',
      noVoice: (language: string) =>
        `Aucune voix ne parle cette langue ici : ${language}. La voix reste telle quelle.`,
      recordedToo: 'Dans la copie, cette voix dit aussi les phrases que vous avez enregistrées.',
      by: {
        operatorModel: (model: string) => `${model} traduit et reçoit pour cela votre script.`,
        localModel: (model: string) => `${model} traduit, sur ce serveur.`,
      },
      start: 'Traduire',
      close: 'Fermer',
      back: 'Retour',
      looking: 'Recherche de voix et d’un modèle de langage…',
      unavailable: 'Le serveur ne répond pas.',
      withoutModel: 'Ce serveur n’a pas de modèle de langage et ne peut donc pas traduire.',
      addModel:
        'La personne qui le gère peut en ajouter un sur la page « Rédacteurs », lancer Ollama, LM Studio ou llama.cpp sur cette machine, ou indiquer un modèle avec LLM_BASE_URL et LLM_MODEL.',
      lookAgain: 'Chercher à nouveau',
      translating: 'Traduction en cours…',
      progress: 'Avancement de la traduction',
      copying: 'Copie de la vidéo…',
      finishing: 'Finalisation de la copie…',
      ready: (title: string) => `« ${title} » est prête.`,
      unspoken: (count: number) =>
        count === 1
          ? 'Une phrase n’a pas pu être dite. Elle est marquée dans le script, où vous pouvez réessayer.'
          : `${count} phrases n’ont pas pu être dites. Elles sont marquées dans le script, où vous pouvez réessayer.`,
      openCopy: 'Ouvrir la copie',
      unsaved:
        'Vos dernières modifications ne sont pas encore enregistrées. Enregistrez-les, puis réessayez.',
      failed: 'La vidéo n’a pas pu être traduite. Rien n’a été modifié.',
    },
    script: {
      title: 'Script',
      hint: 'Appuyez sur une phrase pour la modifier, ou faites-la glisser ailleurs. Seul ce que vous changez est prononcé à nouveau.',
      sentence: (clock) => `Phrase à ${clock}`,
      newSentence: 'Nouvelle phrase',
      field: 'Phrase',
      add: 'Ajouter une phrase',
      addAfter: 'Ajouter après',
      moveUp: 'Monter',
      moveDown: 'Descendre',
      speak: 'Faire dire',
      speaking: 'Lecture en cours…',
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      remove: 'Supprimer',
      later: 'Garder le texte, faire dire plus tard',
      tryAgain: 'Réessayer',
      dismiss: 'Ignorer',
      unspoken: 'Pas encore dite',
      unsettled: 'Faites d’abord dire cette phrase, ou annulez.',
      failed: 'La voix est injoignable. Votre texte est conservé.',
      refused: 'Cela n’a pas marché. Votre texte est conservé.',
      changedMeanwhile: 'Le script a changé entre-temps. Réessayez.',
      voice: 'Voix',
      sameVoice: (voice) => (voice === null ? 'La même voix' : `La même voix (${voice})`),
      pace: 'Rythme',
      own: {
        record: 'Enregistrer ma voix',
        title: 'Votre enregistrement',
        mark: 'Votre enregistrement',
        hint: 'Lisez la phrase à voix haute dans un endroit calme. Un compte à rebours vous donne le départ.',
        start: 'Lancer l’enregistrement',
        use: 'Utiliser',
        timing: 'La vidéo s’adapte à votre voix…',
        untimed: 'Le serveur est injoignable. Votre enregistrement est conservé.',
        changed:
          'Cette phrase a changé entre-temps. Votre enregistrement est conservé : annulez ce changement, puis réessayez.',
        refused: 'Cela n’a pas marché. Votre enregistrement est conservé.',
        waits: 'La vidéo attend la fin de votre enregistrement.',
      },
      changed: {
        spoken: 'Phrase dite',
        recorded: 'Votre enregistrement est dans la vidéo',
        unspoken: 'Phrase gardée, pas encore dite',
        removed: 'Phrase supprimée',
      },
      reading: {
        voice: 'Voix de la vidéo',
        chooseVoice: 'Changer de voix…',
        start: 'Tout faire dire',
        startAgain: 'Tout faire redire',
        waiting: (count) =>
          count === 1 ? 'Une phrase n’est pas encore dite.' : `${count} phrases ne sont pas encore dites.`,
        progress: (done, all) => `${done} phrases dites sur ${all}…`,
        spoken: (count, recorded) =>
          (count === 1 ? 'Une phrase dite' : `${count} phrases dites`) +
          (recorded === 0
            ? ''
            : recorded === 1
              ? ', un enregistrement conservé'
              : `, ${recorded} enregistrements conservés`),
        recordedStay: (count) =>
          count === 1
            ? 'Une phrase est votre propre enregistrement. Elle reste telle quelle.'
            : `${count} phrases sont vos propres enregistrements. Elles restent telles quelles.`,
        unavailable: 'Impossible de charger les voix.',
        failed: 'Impossible de faire dire le script. Rien n’a été modifié.',
      },
      /** Of what is spoken. */
      lasts: (minutes, seconds) => (minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`),
      facts: (count, spoken) => `${words(count)} · ${spoken} à l’oral`,
      asText: {
        open: 'Modifier comme texte',
        field: 'Le script entier',
        hint: 'Une phrase par ligne, ou un texte libre. Seul ce que vous modifiez est redit ; les images restent avec leurs phrases.',
        counts: ({ changed, added, removed, moved }) =>
          [
            ...(changed > 0 ? [changed === 1 ? '1 modifiée' : `${changed} modifiées`] : []),
            ...(added > 0 ? [added === 1 ? '1 nouvelle' : `${added} nouvelles`] : []),
            ...(removed > 0 ? [removed === 1 ? '1 supprimée' : `${removed} supprimées`] : []),
            ...(moved > 0 ? [moved === 1 ? '1 déplacée' : `${moved} déplacées`] : []),
          ].join(', ') || 'Rien de modifié',
        foretold: (length) => `La vidéo durerait environ ${length}.`,
        foretoldTooLong: 'Une vidéo peut durer dix minutes. Raccourcissez avant d’enregistrer.',
        refusals: {
          lastSentence: 'Une vidéo dit au moins une phrase. Votre texte est en sécurité.',
          sentenceTooLong:
            'Une phrase dépasse 1 000 caractères. Terminez-la plus tôt, ou mettez-en une partie sur une autre ligne.',
          scriptTooLong:
            'Lu à voix haute, cela dure plus de dix minutes, et une vidéo peut durer dix minutes. Raccourcissez ; votre texte est en sécurité.',
          scriptChanged:
            'Le script a changé entre-temps. Votre texte est en sécurité. Enregistrez à nouveau.',
          tooLong:
            'Dite, la vidéo durerait plus de dix minutes. Raccourcissez le script ; votre texte est en sécurité.',
        },
      },
      copy: 'Copier le script',
      copying: 'Copie…',
      copied: 'Copié',
      copyFailed: 'Votre navigateur bloque la copie. Sélectionnez le texte et copiez-le vous-même.',
      scene: (nth) => `Scène ${nth}`,
      words,
      emptyTitle: 'Aucun script pour l’instant',
      emptyText: 'Le script est fait de vos sous-titres. Il n’y en a pas encore.',
    },
  };
};
