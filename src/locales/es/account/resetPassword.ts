import type { resetPasswordMessages } from '../../messages/account/resetPassword';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof resetPasswordMessages> = {
  title: 'Elige una contraseña nueva',
  subtitle: (email) => `Para ${email}. Se cerrará tu sesión en los demás sitios.`,
  password: 'Contraseña nueva',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  submit: 'Guardar contraseña',
  changedTitle: 'Listo',
  changedText: 'Has cambiado tu contraseña.',
  refusedTitle: 'Este enlace ya no funciona',
  refusedText: 'Los enlaces funcionan una vez y caducan en una hora. Pide uno nuevo.',
  signedInText:
    'Los enlaces funcionan una vez y caducan en una hora. Ya tienes la sesión iniciada: no lo necesitas.',
  newLink: 'Enviar otro enlace',
  ownAccount: (email) => `Cambiar la contraseña de ${email}`,
  home: 'Ir a tus proyectos',
};
