/** What the mails of the authentication say, in the languages of the app. */

/** Why a letter is written; those but `email_changing`, `leaving` and `factor_removed` hold a link. */
export type LetterKind =
  | 'recovery'
  | 'signup'
  | 'email_change'
  | 'email_changing'
  | 'leaving'
  | 'factor_removed';
export interface LetterLines {
  readonly subject: string;
  readonly why: string;
  readonly how: string;
  readonly calm: string;
}
type LetterWords = Readonly<Record<LetterKind, LetterLines>> & { readonly hello: string };

const en: LetterWords = {
  hello: 'Hello,',
  recovery: {
    subject: 'Choose a new password',
    why: 'somebody, most likely you, asked for a new password for your Reelwright account.',
    how: 'Open this link to choose one. It works once, within an hour:',
    calm: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  signup: {
    subject: 'Confirm your e-mail address',
    why: 'somebody, most likely you, made a Reelwright account with this address.',
    how: 'Open this link to confirm it. It works once, within an hour:',
    calm: 'If it was not you, there is nothing to do: without the link the account stays closed.',
  },
  email_change: {
    subject: 'Confirm your new e-mail address',
    why: 'somebody, most likely you, wants to use this address for a Reelwright account.',
    how: 'Open this link to confirm it. It works once, within an hour:',
    calm: 'If it was not you, there is nothing to do: without the link nothing changes.',
  },
  email_changing: {
    subject: 'Your e-mail address is about to change',
    why: 'somebody, most likely you, asked for another e-mail address for your Reelwright account.',
    how: 'It changes when the link in the mail to the new address is opened. Until then you sign in with this one.',
    calm: 'If it was not you, sign in now and choose another password: that ends every other session and stops the change.',
  },
  leaving: {
    subject: 'Your account is being deleted',
    why: 'your Reelwright account, with its projects, videos and files, will be deleted in seven days.',
    how: 'Until then you can keep it: sign in and choose “Keep my account”.',
    calm: 'If it was not you, sign in, keep the account and choose another password.',
  },
  factor_removed: {
    subject: 'Your second factor was removed',
    why: 'whoever runs this Reelwright removed the second factor of your account and ended every session.',
    how: 'Sign in with your password, then add a new second factor in your account.',
    calm: 'If you did not ask for it, choose another password now and tell whoever runs it.',
  },
};
const de: LetterWords = {
  hello: 'Hallo,',
  recovery: {
    subject: 'Neues Passwort wählen',
    why: 'jemand, wahrscheinlich du, hat ein neues Passwort für dein Konto bei Reelwright angefordert.',
    how: 'Öffne diesen Link, um eines zu wählen. Er gilt einmal und eine Stunde lang:',
    calm: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  },
  signup: {
    subject: 'E-Mail-Adresse bestätigen',
    why: 'jemand, wahrscheinlich du, hat mit dieser Adresse ein Konto bei Reelwright angelegt.',
    how: 'Öffne diesen Link, um sie zu bestätigen. Er gilt einmal und eine Stunde lang:',
    calm: 'Wenn du das nicht warst, musst du nichts tun: Ohne den Link bleibt das Konto geschlossen.',
  },
  email_change: {
    subject: 'Neue E-Mail-Adresse bestätigen',
    why: 'jemand, wahrscheinlich du, möchte diese Adresse für ein Konto bei Reelwright verwenden.',
    how: 'Öffne diesen Link, um sie zu bestätigen. Er gilt einmal und eine Stunde lang:',
    calm: 'Wenn du das nicht warst, musst du nichts tun: Ohne den Link ändert sich nichts.',
  },
  email_changing: {
    subject: 'Deine E-Mail-Adresse soll sich ändern',
    why: 'jemand, wahrscheinlich du, möchte für dein Konto bei Reelwright eine andere E-Mail-Adresse.',
    how: 'Sie ändert sich, wenn der Link in der Mail an die neue Adresse geöffnet wird. Bis dahin meldest du dich mit dieser an.',
    calm: 'Wenn du das nicht warst, melde dich jetzt an und wähle ein anderes Passwort: Das beendet alle anderen Sitzungen und hält die Änderung auf.',
  },
  leaving: {
    subject: 'Dein Konto wird gelöscht',
    why: 'dein Konto bei Reelwright wird mit allen Projekten, Videos und Dateien in sieben Tagen gelöscht.',
    how: 'Bis dahin kannst du es behalten: Melde dich an und wähle „Mein Konto behalten“.',
    calm: 'Wenn du das nicht warst, melde dich an, behalte das Konto und wähle ein anderes Passwort.',
  },
  factor_removed: {
    subject: 'Dein zweiter Faktor wurde entfernt',
    why: 'wer dieses Reelwright betreibt, hat den zweiten Faktor deines Kontos entfernt und alle Sitzungen beendet.',
    how: 'Melde dich mit deinem Passwort an und füge in deinem Konto einen neuen zweiten Faktor hinzu.',
    calm: 'Wenn du nicht darum gebeten hast, wähle jetzt ein anderes Passwort und melde dich beim Betreiber.',
  },
};
const es: LetterWords = {
  hello: 'Hola:',
  recovery: {
    subject: 'Elige una nueva contraseña',
    why: 'Alguien, seguramente tú, ha pedido una nueva contraseña para tu cuenta de Reelwright.',
    how: 'Abre este enlace para elegirla. Funciona una sola vez y durante una hora:',
    calm: 'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  },
  signup: {
    subject: 'Confirma tu correo',
    why: 'Alguien, seguramente tú, ha creado una cuenta de Reelwright con esta dirección.',
    how: 'Abre este enlace para confirmarla. Funciona una sola vez y durante una hora:',
    calm: 'Si no has sido tú, no tienes que hacer nada: sin el enlace la cuenta sigue cerrada.',
  },
  email_change: {
    subject: 'Confirma tu nuevo correo',
    why: 'Alguien, seguramente tú, quiere usar esta dirección en una cuenta de Reelwright.',
    how: 'Abre este enlace para confirmarla. Funciona una sola vez y durante una hora:',
    calm: 'Si no has sido tú, no tienes que hacer nada: sin el enlace no cambia nada.',
  },
  email_changing: {
    subject: 'Tu correo va a cambiar',
    why: 'Alguien, seguramente tú, ha pedido otro correo para tu cuenta de Reelwright.',
    how: 'Cambiará cuando se abra el enlace enviado a la nueva dirección. Hasta entonces entras con esta.',
    calm: 'Si no has sido tú, inicia sesión ahora y elige otra contraseña: eso cierra las demás sesiones y detiene el cambio.',
  },
  leaving: {
    subject: 'Tu cuenta se va a eliminar',
    why: 'Tu cuenta de Reelwright, con sus proyectos, vídeos y archivos, se eliminará dentro de siete días.',
    how: 'Hasta entonces puedes conservarla: inicia sesión y elige «Conservar mi cuenta».',
    calm: 'Si no has sido tú, inicia sesión, conserva la cuenta y elige otra contraseña.',
  },
  factor_removed: {
    subject: 'Se ha quitado tu segundo factor',
    why: 'Quien gestiona este Reelwright ha quitado el segundo factor de tu cuenta y ha cerrado todas las sesiones.',
    how: 'Inicia sesión con tu contraseña y añade un nuevo segundo factor en tu cuenta.',
    calm: 'Si no lo has pedido, elige ahora otra contraseña y avisa a quien lo gestiona.',
  },
};
const fr: LetterWords = {
  hello: 'Bonjour,',
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    why: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Reelwright.',
    how: 'Ouvrez ce lien pour le choisir. Il fonctionne une seule fois, pendant une heure :',
    calm: 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe ne change pas.',
  },
  signup: {
    subject: 'Confirmez votre adresse e-mail',
    why: 'Quelqu’un, sans doute vous, a créé un compte Reelwright avec cette adresse.',
    how: 'Ouvrez ce lien pour la confirmer. Il fonctionne une seule fois, pendant une heure :',
    calm: 'Si ce n’était pas vous, vous n’avez rien à faire : sans le lien, le compte reste fermé.',
  },
  email_change: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    why: 'Quelqu’un, sans doute vous, souhaite utiliser cette adresse pour un compte Reelwright.',
    how: 'Ouvrez ce lien pour la confirmer. Il fonctionne une seule fois, pendant une heure :',
    calm: 'Si ce n’était pas vous, vous n’avez rien à faire : sans le lien, rien ne change.',
  },
  email_changing: {
    subject: 'Votre adresse e-mail va changer',
    why: 'Quelqu’un, sans doute vous, a demandé une autre adresse e-mail pour votre compte Reelwright.',
    how: 'Elle changera quand le lien envoyé à la nouvelle adresse sera ouvert. D’ici là, vous vous connectez avec celle-ci.',
    calm: 'Si ce n’était pas vous, connectez-vous maintenant et choisissez un autre mot de passe : cela ferme les autres sessions et arrête le changement.',
  },
  leaving: {
    subject: 'Votre compte va être supprimé',
    why: 'Votre compte Reelwright, avec ses projets, vidéos et fichiers, sera supprimé dans sept jours.',
    how: 'D’ici là, vous pouvez le garder : connectez-vous et choisissez « Garder mon compte ».',
    calm: 'Si ce n’était pas vous, connectez-vous, gardez le compte et choisissez un autre mot de passe.',
  },
  factor_removed: {
    subject: 'Votre second facteur a été retiré',
    why: 'La personne qui gère ce Reelwright a retiré le second facteur de votre compte et fermé toutes les sessions.',
    how: 'Connectez-vous avec votre mot de passe, puis ajoutez un nouveau second facteur dans votre compte.',
    calm: 'Si vous ne l’avez pas demandé, choisissez maintenant un autre mot de passe et prévenez la personne qui le gère.',
  },
};

export const letterWords = { en, de, es, fr } as const;
export type LetterLanguage = keyof typeof letterWords;
