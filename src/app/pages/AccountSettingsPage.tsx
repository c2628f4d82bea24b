import { AccountSettingsScreen } from '../../screens/account/AccountSettingsScreen';
import { provideAccountSettings } from '../implementations/account/accountSettings.implementations';
import { provideAccountUsage } from '../implementations/account/accountUsage.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /account */
export default function AccountSettingsPage() {
  const actor = useProvidedActor(provideAccountSettings);
  return <AccountSettingsScreen actor={actor} usage={useProvidedActor(provideAccountUsage)} />;
}
