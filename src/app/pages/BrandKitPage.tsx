import { useEffect } from 'react';
import { BrandKitScreen } from '../../screens/brandKit/BrandKitScreen';
import { useFlow } from '../app';
import { openBrandKit } from '../flows/brandKit.flow';
import { fontPreviewFlow } from '../flows/fontPreview.flow';

/** /brand-kit */
export default function BrandKitPage() {
  const kit = useFlow(openBrandKit);
  // It was there before the page: whoever comes back sees what another tab has changed since.
  useEffect(() => kit.send({ type: 'kit.opened' }), [kit]);
  return <BrandKitScreen actor={kit} fontPreview={useFlow(fontPreviewFlow)} />;
}
