/** Looks that are ready: what each sets of a picture's colours; what it does not name is as in the file. */
import type { ItemOf } from '../../../../../contract/video/videoData';

export const filterNames = ['brightness', 'contrast', 'saturation', 'warmth', 'blur'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = { readonly [Name in FilterName]?: number };

export const filterPresets = {
  none: {},
  warm: { brightness: 4, saturation: 8, warmth: 45 },
  cool: { contrast: 6, saturation: -6, warmth: -45 },
  vivid: { contrast: 14, saturation: 38 },
  soft: { brightness: 8, contrast: -16, saturation: -10, warmth: 12 },
  faded: { brightness: 10, contrast: -28, saturation: -35, warmth: 8 },
  mono: { contrast: 10, saturation: -100 },
} satisfies Record<string, Filters>;
export type PresetName = keyof typeof filterPresets;

const presetNames = Object.keys(filterPresets) as PresetName[];
export const isPreset = (name: string): name is PresetName => Object.hasOwn(filterPresets, name);

/** The preset that an item looks by; `own` where somebody set it otherwise. */
export function presetOf({ details }: ItemOf<'image' | 'video'>): PresetName | 'own' {
  const isSo = (filters: Filters) =>
    filterNames.every((name) => name === 'blur' || (details[name] ?? 0) === (filters[name] ?? 0));
  return presetNames.find((name) => isSo(filterPresets[name])) ?? 'own';
}

/** Sets all of a preset's colours, and takes away what it does not name; a blur stays. */
export const settingOf = (name: PresetName): Record<Exclude<FilterName, 'blur'>, number | null> => {
  const filters: Filters = filterPresets[name];
  const of = (filter: FilterName) => filters[filter] ?? null;
  return {
    brightness: of('brightness'),
    contrast: of('contrast'),
    saturation: of('saturation'),
    warmth: of('warmth'),
  };
};
