/** What is written to who asked to be told of a render's end, in the languages of the app. */
import type { LetterLanguage, LetterLines } from '../../auth/letterWords';

export type RenderOutcome = 'done' | 'failed';
type Lines = (title: string) => LetterLines;

export const renderLetter: Readonly<
  Record<LetterLanguage, Readonly<Record<RenderOutcome, Lines>> & { readonly hello: string }>
> = {
  en: {
    hello: 'Hello,',
    done: (title) => ({
      subject: `“${title}” is ready`,
      why: `your video “${title}” is rendered.`,
      how: 'Open this link to watch and download it:',
      calm: 'You get this mail because you asked to be told.',
    }),
    failed: (title) => ({
      subject: `“${title}” could not be rendered`,
      why: `your video “${title}” could not be rendered.`,
      how: 'Open this link to see why:',
      calm: 'You get this mail because you asked to be told.',
    }),
  },
  de: {
    hello: 'Hallo,',
    done: (title) => ({
      subject: `„${title}“ ist fertig`,
      why: `dein Video „${title}“ ist gerendert.`,
      how: 'Öffne diesen Link, um es anzusehen und herunterzuladen:',
      calm: 'Du bekommst diese Mail, weil du benachrichtigt werden wolltest.',
    }),
    failed: (title) => ({
      subject: `„${title}“ konnte nicht gerendert werden`,
      why: `dein Video „${title}“ konnte nicht gerendert werden.`,
      how: 'Öffne diesen Link, um zu sehen, warum:',
      calm: 'Du bekommst diese Mail, weil du benachrichtigt werden wolltest.',
    }),
  },
  es: {
    hello: 'Hola:',
    done: (title) => ({
      subject: `«${title}» está listo`,
      why: `tu vídeo «${title}» ya está renderizado.`,
      how: 'Abre este enlace para verlo y descargarlo:',
      calm: 'Recibes este correo porque pediste que te avisáramos.',
    }),
    failed: (title) => ({
      subject: `No se pudo renderizar «${title}»`,
      why: `tu vídeo «${title}» no se pudo renderizar.`,
      how: 'Abre este enlace para ver por qué:',
      calm: 'Recibes este correo porque pediste que te avisáramos.',
    }),
  },
  fr: {
    hello: 'Bonjour,',
    done: (title) => ({
      subject: `« ${title} » est prête`,
      why: `le rendu de votre vidéo « ${title} » est terminé.`,
      how: 'Ouvrez ce lien pour la regarder et la télécharger :',
      calm: 'Vous recevez ce message parce que vous avez demandé à être prévenu.',
    }),
    failed: (title) => ({
      subject: `Le rendu de « ${title} » a échoué`,
      why: `le rendu de votre vidéo « ${title} » a échoué.`,
      how: 'Ouvrez ce lien pour savoir pourquoi :',
      calm: 'Vous recevez ce message parce que vous avez demandé à être prévenu.',
    }),
  },
};
