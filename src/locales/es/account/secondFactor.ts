import type { secondFactorMessages } from '../../messages/account/secondFactor';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof secondFactorMessages> = {
  title: 'Un paso más',
  app: {
    subtitle: 'Escribe el código que muestra tu aplicación de autenticación.',
    label: 'Código',
    other: 'He perdido mi dispositivo',
  },
  recovery: {
    subtitle: 'Escribe uno de los códigos de recuperación que anotaste. Cada uno vale una vez.',
    label: 'Código de recuperación',
    other: 'Usar mi aplicación',
  },
  submit: 'Continuar',
  lost: 'Sin la aplicación ni los códigos, esta cuenta sigue cerrada: nadie puede abrirla por ti. Escribe a quien administra este servidor.',
  signOut: 'Cerrar sesión',
};
