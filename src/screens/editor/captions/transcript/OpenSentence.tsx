/** A sentence that is open: written, or said by its owner. [SC1] */
import { useSelector } from '@xstate/react';
import { SentenceForm, type SentenceFormProps } from './SentenceForm';
import { SentenceRecording } from './SentenceRecording';

export default function OpenSentence(props: SentenceFormProps) {
  const isRecording = useSelector(props.actor, (state) => state.matches('recording'));
  return isRecording ? <SentenceRecording actor={props.actor} /> : <SentenceForm {...props} />;
}
