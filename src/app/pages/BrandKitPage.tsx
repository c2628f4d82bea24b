import { BrandKitScreen } from '../../screens/brandKit/BrandKitScreen';
import { useProvided } from '../app';
import { openBrandKit } from '../implementations/brandKit.implementations';
import { provideFontPreview } from '../implementations/fontPreview.implementations';

/** /brand-kit */
export default function BrandKitPage() {
  return <BrandKitScreen actor={useProvided(openBrandKit)} fontPreview={useProvided(provideFontPreview)} />;
}
