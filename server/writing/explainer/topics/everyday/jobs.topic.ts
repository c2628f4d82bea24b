/** Finding a job: a page, and an hour. */
import { defineTopic } from '../../defineTopic';

export const jobs = defineTopic({
  name: 'finding a job',
  about: ['find a job', 'finding a job', 'get a job', 'job hunting', 'job search', 'job application'],
  near: ['salary', 'career', 'linkedin', 'cover letter', 'quit a job', 'resign'],
  scripts: [
    {
      title: 'Seven seconds for a page',
      about: [
        'resume',
        'cv',
        'write a resume',
        'write a cv',
        'good resume',
        'good cv',
        'curriculum vitae',
        'make a resume',
        'resume tips',
      ],
      level: 'easy',
      lines: [
        ['stopwatch', 'Whoever reads your resume looks for about seven seconds at first.'],
        ['page-facing-up', 'So the top third must say who you are and what you can do.'],
        ['chart-increasing', 'Write what got better because of you.'],
        ['input-numbers', 'Numbers help, as in, cut the waiting time by a third.'],
        ['bullseye', 'Use the words of the advert, if they are true for you.'],
        ['scissors', 'One page is enough for most.'],
        ['no-entry', 'Leave out hobbies that say nothing, and never lie.'],
        ['file-folder', 'Send a PDF with your name as its name.'],
        ['eyes', 'Let a friend look at it for seven seconds, and ask what is left.'],
        ['handshake', 'A resume does not get you the job, it gets you the talk.'],
      ],
    },
    {
      title: 'Before they ask',
      about: [
        'job interview',
        'prepare for a job interview',
        'interview tips',
        'interview questions',
        'prepare for an interview',
        'ace an interview',
        'interview',
        'tell me about yourself',
      ],
      level: 'easy',
      lines: [
        [
          'magnifying-glass-tilted-left',
          'For a job interview, spend an hour on the company, on what it sells, and to whom.',
        ],
        ['bullseye', 'Find a story of your own for each thing that they want.'],
        [
          'memo',
          'Tell it in four parts, what the situation was, what your task was, what you did, and what came of it.',
        ],
        ['mirror', 'Say it aloud, twice.'],
        ['speech-balloon', 'Tell me about yourself wants a minute, and not your life.'],
        ['stopwatch', 'Be there ten minutes early.'],
        [
          'red-question-mark',
          'At the end, ask something, such as, what would a good first half year look like?',
        ],
        ['envelope', 'Write a short thank-you on the same day.'],
        ['counterclockwise-arrows-button', 'If it is no, ask why, and the next one will gain by it.'],
      ],
    },
  ],
});
