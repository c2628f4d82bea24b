import type { signUpMessages } from '../../messages/account/signUp';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof signUpMessages> = {
  title: 'Registrarse',
  subtitle: 'Crea una cuenta para empezar',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Registrarse',
  toSignIn: '¿Ya tienes cuenta?',
  toSignInLink: 'Inicia sesión',
  confirmTitle: 'Mira tu bandeja de entrada',
  confirmText: 'Te hemos enviado un enlace. Ábrelo para confirmar tu correo y luego inicia sesión.',
};
