import { AccountSettingsScreen } from '../../screens/account/AccountSettingsScreen';
import { provideAccountSettings } from '../implementations/account/accountSettings.implementations';
import { provideAccountUsage } from '../implementations/account/accountUsage.implementations';
import { provideCreditLedger } from '../implementations/account/creditLedger.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /account */
export default function AccountSettingsPage() {
  const actor = useProvidedActor(provideAccountSettings);
  const usage = useProvidedActor(provideAccountUsage);
  return (
    <AccountSettingsScreen actor={actor} usage={usage} credits={useProvidedActor(provideCreditLedger)} />
  );
}
