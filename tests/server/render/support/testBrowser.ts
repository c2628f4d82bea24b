/** The browser that a person's machine would render with. */
import { findBrowser } from '../../../../server/browser/findBrowser';

const configured = process.env.BROWSER_EXECUTABLE;
export const testBrowser = () => findBrowser(configured ? { configured } : {});
