/** A new password, which can be looked at before it is sent: typed once, and seen to be right. [R13] */
import { PasswordInput } from '@ark-ui/react/password-input';
import { Eye, EyeOff } from 'lucide-react';
import { button } from '../../ui/controls/Button.css';
import { input, label as labelLook } from '../../ui/controls/Field.css';
import { resetPasswordMessages } from '../../locales/messages/account/resetPassword';
import * as css from './passwordField.css';

const text = resetPasswordMessages;

export const PasswordField = ({ label, name }: { label: string; name: string }) => (
  <PasswordInput.Root
    required
    name={name}
    autoComplete="new-password"
    className={css.field}
    translations={{ visibilityTrigger: (isVisible) => (isVisible ? text.hide : text.show) }}
  >
    <PasswordInput.Label className={labelLook}>{label}</PasswordInput.Label>
    <PasswordInput.Control className={css.control}>
      <PasswordInput.Input className={`${input} ${css.room}`} />
      <PasswordInput.VisibilityTrigger
        className={`${button({ variant: 'quiet', size: 'icon' })} ${css.eye}`}
        tabIndex={0}
      >
        <PasswordInput.Indicator fallback={<Eye size={18} aria-hidden />}>
          <EyeOff size={18} aria-hidden />
        </PasswordInput.Indicator>
      </PasswordInput.VisibilityTrigger>
    </PasswordInput.Control>
  </PasswordInput.Root>
);
