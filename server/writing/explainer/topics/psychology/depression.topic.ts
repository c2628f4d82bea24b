/** Depression: what it is, and what helps. */
import { defineTopic } from '../../defineTopic';

export const depression = defineTopic({
  name: 'depression',
  about: ['depression', 'depressed'],
  near: ['bipolar', 'postnatal depression'],
  scripts: [
    {
      title: 'More than a bad day',
      about: [
        'what is depression',
        'depression causes',
        'depression feel',
        'depression sadness',
        'difference sadness depression',
        'signs of depression',
        'symptoms of depression',
      ],
      level: 'standard',
      lines: [
        ['cloud-with-rain', 'Everyone is sad at times, and then something nice happens, and it passes.'],
        ['fog', 'In a depression, nothing feels nice any more.'],
        ['calendar', 'It lasts for most of the day, for two weeks or longer.'],
        ['person-in-bed', 'Sleep, hunger and strength go, and to get up is like climbing out of mud.'],
        ['thought-balloon', 'The mind says that one is worth nothing, and that it will never end.'],
        ['cross-mark', 'Both are the illness speaking.'],
        [
          'game-die',
          'Genes, losses, loneliness, hormones and other illnesses can play a part, and often there is no single cause.',
        ],
        ['no-entry', 'It is no weakness, and nobody can just pull themselves together.'],
        ['sunrise-over-mountains', 'Most people get better, with talking, with medicine or with both.'],
      ],
    },
    {
      title: 'How to stand by a friend',
      about: ['help someone with depression', 'help a friend with depression', 'help a depressed friend'],
      level: 'easy',
      lines: [
        ['ear', 'Listen more than you talk, as nobody can be cheered out of a depression.'],
        ['speech-balloon', 'Say, I am here, and this is not your fault.'],
        ['shopping-cart', 'Offer small, clear things, such as, I am going shopping, what may I bring?'],
        ['person-walking', 'Ask them out for a short walk, and if they say no, ask again next week.'],
        ['telephone-receiver', 'Help to find a doctor, and go along if they wish.'],
        [
          'red-question-mark',
          'If you fear that someone wants to die, ask straight out, as asking does not plant the thought.',
        ],
        ['warning', 'Then do not leave them alone, and call a helpline or an ambulance.'],
        ['hourglass-not-done', 'It takes time.'],
        ['battery', 'Look after yourself as well.'],
      ],
    },
  ],
});
