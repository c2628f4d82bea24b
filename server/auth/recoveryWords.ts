/** What the mail about a forgotten password says, in the languages of the app. */
export const recoveryWords = {
  en: {
    subject: 'Choose a new password',
    hello: 'Hello,',
    why: 'somebody, most likely you, asked for a new password for your Reelwright account.',
    how: 'Open this link to choose one. It works once, within an hour:',
    calm: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  de: {
    subject: 'Neues Passwort wählen',
    hello: 'Hallo,',
    why: 'jemand, wahrscheinlich du, hat ein neues Passwort für dein Konto bei Reelwright angefordert.',
    how: 'Öffne diesen Link, um eines zu wählen. Er gilt einmal und eine Stunde lang:',
    calm: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  },
  es: {
    subject: 'Elige una nueva contraseña',
    hello: 'Hola:',
    why: 'Alguien, seguramente tú, ha pedido una nueva contraseña para tu cuenta de Reelwright.',
    how: 'Abre este enlace para elegirla. Funciona una sola vez y durante una hora:',
    calm: 'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    hello: 'Bonjour,',
    why: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Reelwright.',
    how: 'Ouvrez ce lien pour le choisir. Il fonctionne une seule fois, pendant une heure :',
    calm: 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe ne change pas.',
  },
} as const;
export type LetterLanguage = keyof typeof recoveryWords;
