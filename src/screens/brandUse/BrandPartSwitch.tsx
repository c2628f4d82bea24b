/** One part of the brand as a switch, with a look at what it is. [B4] */
import { Clapperboard, Type } from 'lucide-react';
import type { BrandAsset } from '../../../contract/brandAsset';
import type { HeldPart } from '../../machines/brandUse/heldParts';
import { Switch } from '../../ui/controls/Switch';
import { brandUseMessages } from '../../locales/messages/brandUse';
import * as css from './brandUse.css';

const { parts, about } = brandUseMessages;
const lengthOf = ({ facts }: BrandAsset) => facts?.duration_seconds ?? 0;

const Film = () => (
  <span className={css.tile}>
    <Clapperboard size={18} aria-hidden />
  </span>
);

const pictures = {
  logo: ({ url, facts }) => (
    <img src={url} alt="" className={css.logo} style={{ background: facts?.ground }} />
  ),
  colours: ({ facts }) => (
    <span className={css.swatches}>
      {(facts?.colours ?? []).map((colour) => (
        <span key={colour} className={css.swatch} style={{ background: colour }} />
      ))}
    </span>
  ),
  font: () => (
    <span className={css.tile}>
      <Type size={18} aria-hidden />
    </span>
  ),
  intro: () => <Film />,
  outro: () => <Film />,
} satisfies Record<HeldPart['part'], (asset: BrandAsset) => React.JSX.Element>;

const texts = {
  logo: () => about.logo,
  colours: () => about.colours,
  font: ({ name }) => name,
  intro: (asset) => about.intro(lengthOf(asset)),
  outro: (asset) => about.outro(lengthOf(asset)),
} satisfies Record<HeldPart['part'], (asset: BrandAsset) => string>;

interface Props {
  held: HeldPart;
  isUsed: boolean;
  onSwitch: (isUsed: boolean) => void;
  /** Other words than the usual ones. */
  text?: string | undefined;
}

export const BrandPartSwitch = ({ held: { part, asset }, isUsed, onSwitch, text }: Props) => (
  <Switch label={parts[part]} text={text ?? texts[part](asset)} isOn={isUsed} onChange={onSwitch}>
    {pictures[part](asset)}
  </Switch>
);
