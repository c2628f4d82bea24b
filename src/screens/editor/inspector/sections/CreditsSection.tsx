/** Whose the pictures are that were found for this video; nothing where none were. */
import { pictureCreditsMessages as text } from '../../../../locales/messages/pictureCredits';
import { CreditList } from '../../../project/CreditList';
import { useEditor } from '../../EditorContext';
import { Section } from '../Section';

export function CreditsSection() {
  const { credits = [] } = useEditor();
  return credits.length > 0 ? (
    <Section title={text.title}>
      <CreditList credits={credits} />
    </Section>
  ) : null;
}
