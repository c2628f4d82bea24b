/** Code of the charts that come with the panes that show them. */
import { code } from '../../ui/loading/code';

export const captionEditCode = code(() => import('./implementations/captionEdit.implementations'));
export const scriptCode = code(() => import('./implementations/script.implementations'));
export const libraryCode = code(() => import('./implementations/library.implementations'));
export const brandCode = code(() => import('./implementations/brand.implementations'));
export const ownStylesCode = code(() => import('../implementations/ownStyles.implementations'));
export const missingCode = code(() => import('./implementations/missing.implementations'));
export const lookThroughCode = code(() => import('./check/lookThrough'));
