/** Which language the app speaks, each under its own name. */
import { Globe } from 'lucide-react';
import { chooseLanguage, language, languages, type Language } from '../../locales/language';
import * as css from './LanguageMenu.css';

export const LanguageMenu = ({ label }: { label: string }) => (
  <label className={css.frame}>
    <Globe size={18} aria-hidden />
    <select
      className={css.select}
      aria-label={label}
      value={language}
      onChange={({ target }) => chooseLanguage(target.value as Language)}
    >
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} className={css.option} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
