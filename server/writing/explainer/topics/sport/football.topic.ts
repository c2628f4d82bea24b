/** Football: rules and curving balls. */
import { defineTopic } from '../../defineTopic';

export const football = defineTopic({
  name: 'football',
  about: ['football', 'soccer'],
  near: ['world cup'],
  scripts: [
    {
      title: 'The ball that flew around the wall',
      about: ['free kick', 'curve ball', 'magnus effect', 'ball curve', 'football curve'],
      level: 'easy',
      lines: [
        [
          'soccer-ball',
          'In 1997, Roberto Carlos put down the ball, thirty-five metres from the goal of France.',
        ],
        ['person-running', 'He struck it with the outside of his left foot.'],
        ['dashing-away', 'It flew so wide that a ball boy ducked.'],
        ['counterclockwise-arrows-button', 'Then it turned, came back and went in off the post.'],
        ['wind-face', 'A ball that spins drags air around with it.'],
        ['balance-scale', 'On one side, it moves with the stream, and on the other against it.'],
        ['left-speech-bubble', 'The air is thrown off to one side, and so the ball is pushed to the other.'],
        ['scientist', 'It is called the Magnus effect, and the goalkeeper had no time to think of it.'],
      ],
    },
    {
      title: 'Offside in one minute',
      about: ['offside', 'offside rule'],
      level: 'standard',
      lines: [
        ['red-question-mark', 'No rule causes so many quarrels.'],
        [
          'soccer-ball',
          'At the moment when the ball is played to you, count the opponents between you and their goal line.',
        ],
        [
          'input-numbers',
          'The goalkeeper is one, as a rule, and there has to be another, at least level with you.',
        ],
        ['no-entry', 'If not, and if you take part in the play, you are offside.'],
        ['house', 'In your own half, you never are, nor at a throw-in or a corner.'],
        ['thinking-face', 'Why does it exist?'],
        [
          'sleeping-face',
          'Without it, somebody would simply wait in front of the goal, as boys did in the schoolyards of England.',
        ],
        ['stopwatch', 'The line is drawn when the ball is played, and not when it arrives.'],
      ],
    },
  ],
});
