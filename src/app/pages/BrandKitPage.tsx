import { BrandKitScreen } from '../../screens/brandKit/BrandKitScreen';
import { useFlow } from '../app';
import { openBrandKit } from '../flows/brandKit.flow';
import { fontPreviewFlow } from '../flows/fontPreview.flow';

/** /brand-kit */
export default function BrandKitPage() {
  return <BrandKitScreen actor={useFlow(openBrandKit)} fontPreview={useFlow(fontPreviewFlow)} />;
}
