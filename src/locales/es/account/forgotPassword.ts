import type { forgotPasswordMessages } from '../../messages/account/forgotPassword';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof forgotPasswordMessages> = {
  title: 'Restablecer contraseña',
  subtitle: 'Escribe tu correo y te enviaremos un enlace para restablecerla',
  email: 'Correo electrónico',
  emailPlaceholder: 'nombre@example.com',
  submit: 'Enviar enlace',
  toSignIn: '¿Recuerdas tu contraseña?',
  toSignInLink: 'Inicia sesión',
  sent: 'Correo enviado. Mira tu bandeja de entrada.',
};
