import type { DemoEvent } from '../DemoEvent';

/** Quizzes: two to come, a closed rehearsal, one running, one finished with its attempts. */
export const quizzes: readonly DemoEvent[] = [
  {
    key: 'capital-quest',
    host: 'host1',
    category: 'quiz',
    mode: 'online',
    title: 'Capital Quest: the geography quiz',
    description:
      'Twenty questions from river mouths to border posts, one evening, no second screen. Each question stands alone, so a wrong answer about the Deccan will not follow you to the Andes. Top three get a framed Survey of India map; everybody gets to find out where Bishkek is.',
    organization: 'Vasant Institute of Technology',
    image: 'events/around-the-globe.svg',
    festival: 'Samanvay',
    registration: [
      [-6, '09:00'],
      [5, '18:30'],
    ],
    time: [
      [5, '19:00'],
      [5, '19:45'],
    ],
    capacityMax: 500,
    timeline: ['The quiz opens at 19:00 for forty-five minutes; the leaderboard follows at once.'],
    registered: 14,
  },
  {
    key: 'brain-wave',
    host: 'host4',
    category: 'quiz',
    mode: 'offline',
    title: 'Brain Wave: science and technology on stage',
    description:
      'A stage quiz with buzzers, an audio round and one experiment performed live that you explain before it ends. Teams of two or three. The written qualifier takes twenty minutes; six teams go up on stage while the hall plays along for book vouchers.',
    organization: 'Narmada School of Commerce',
    venue: 'Main Hall, Narmada School of Commerce, Ahmedabad',
    image: 'events/winners-podium.svg',
    registration: [
      [-2, '09:00'],
      [18, '20:00'],
    ],
    time: [
      [20, '15:00'],
      [20, '19:00'],
    ],
    capacityMax: 180,
    teams: [2, 3],
    timeline: ['Written qualifier at 15:00, stage rounds from 16:30.'],
    registered: 8,
  },
  {
    key: 'core-team-rehearsal',
    host: 'host1',
    category: 'quiz',
    mode: 'online',
    title: 'Core Team Rehearsal: try the questions first',
    description:
      'A closed run of the Samanvay finals for the organising team, to find the question with two right answers before the audience does. Please keep the questions to yourself.',
    organization: 'Vasant Institute of Technology',
    image: 'events/bright-idea.svg',
    festival: 'Samanvay',
    visibility: 'private',
    registration: [
      [-2, '09:00'],
      [4, '18:00'],
    ],
    time: [
      [4, '18:30'],
      [4, '19:00'],
    ],
    capacityMax: 15,
    timeline: ['Thirty minutes of questions, then comments in the group.'],
    registered: 3,
  },
  {
    key: 'weekend-quiz',
    host: 'host2',
    category: 'quiz',
    mode: 'online',
    title: 'The Long Weekend Quiz',
    description:
      'Twelve questions, open the whole weekend, answered in one go whenever you like. A mixed bag: one from cricket, one from chemistry, one that your grandmother knows and you do not. Registration stays open until the quiz closes, so send the link to the friend who always claims to have known it.',
    organization: 'St. Brendan’s College of Engineering',
    image: 'events/bright-idea.svg',
    registration: [
      [-8, '09:00'],
      [2, '21:00'],
    ],
    time: [
      [-1, '08:00'],
      [2, '21:00'],
    ],
    timeline: ['Opens on the first morning at 08:00.', 'Still open.', 'Still open.', 'Closes at 21:00.'],
    registered: 12,
  },
  {
    key: 'grand-quiz',
    host: 'host1',
    category: 'quiz',
    mode: 'online',
    title: 'Samanvay Grand Quiz: online prelims',
    description:
      'The preliminary round of the festival’s oldest event. Twelve questions in thirty minutes, from the Constituent Assembly to the periodic table. The leaderboard counts right answers first and time second; equal in both shares the rank.',
    organization: 'Vasant Institute of Technology',
    image: 'events/winners-podium.svg',
    festival: 'Samanvay',
    registration: [
      [-20, '09:00'],
      [-3, '17:00'],
    ],
    time: [
      [-2, '19:00'],
      [-2, '19:30'],
    ],
    capacityMax: 300,
    timeline: ['Thirty minutes from 19:00. The first six go through to the stage final.'],
    registered: 30,
  },
];
