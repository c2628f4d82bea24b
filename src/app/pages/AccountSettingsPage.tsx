import { AccountSettingsScreen } from '../../screens/account/AccountSettingsScreen';
import { provideAccountSettings } from '../implementations/account/accountSettings.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /account */
export default function AccountSettingsPage() {
  return <AccountSettingsScreen actor={useProvidedActor(provideAccountSettings)} />;
}
