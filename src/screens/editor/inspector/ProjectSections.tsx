/** The parts of the inspector when nothing is chosen: the video itself, and how all captions look. */
import { editorInspectorMessages as words } from '../../../locales/messages/editor/inspector';
import { CaptionsSwitch } from './captionStyle/CaptionsSwitch';
import { CaptionStyleSection } from './captionStyle/CaptionStyleSection';
import { useAllCaptions } from './captionStyle/useAllCaptions';
import * as css from './inspector.css';
import { OwnStylesSection } from './ownStyles/OwnStylesSection';
import { Section } from './Section';
import { CreditsSection } from './sections/CreditsSection';
import { MarkersSection } from './sections/MarkersSection';
import { ProjectSection } from './sections/ProjectSection';

export function ProjectSections() {
  const captions = useAllCaptions();
  return (
    <>
      <p className={css.opening}>{words.project.hint}</p>
      <ProjectSection />
      <OwnStylesSection />
      <MarkersSection />
      <CreditsSection />
      {captions.length > 0 ? (
        <CaptionStyleSection captions={captions} areAll>
          <CaptionsSwitch />
        </CaptionStyleSection>
      ) : (
        <Section title={words.sections.captions}>
          <p className={css.hint}>{words.captions.none}</p>
        </Section>
      )}
    </>
  );
}
