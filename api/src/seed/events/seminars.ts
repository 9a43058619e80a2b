import type { DemoEvent } from '../DemoEvent';

/** Seminars: full, open, running and finished; and an evening that is of no type. */
export const seminars: readonly DemoEvent[] = [
  {
    key: 'fine-print',
    host: 'host2',
    category: 'seminar',
    mode: 'offline',
    title: 'The Fine Print: reading research papers without fear',
    description:
      'How to get the point of a paper in ten minutes, how to tell a result from a hope, and how to keep notes you can still read in a year. We take three papers apart together, one each from biology, computing and economics. No background needed; bring a pencil.',
    organization: 'St. Brendan’s College of Engineering',
    venue: 'Library Seminar Room, St. Brendan’s College, Kochi',
    image: 'events/stack-of-books.svg',
    registration: [
      [-12, '09:00'],
      [8, '12:00'],
    ],
    time: [
      [9, '10:00'],
      [9, '13:00'],
    ],
    capacityMax: 20,
    timeline: ['Three papers, one hour each, with tea after the second.'],
    registered: 20,
  },
  {
    key: 'first-salary',
    host: 'host4',
    category: 'seminar',
    mode: 'offline',
    title: 'Before the First Salary: money in plain numbers',
    description:
      'Provident fund, tax slabs, rent, a term insurance you may not need yet, and the arithmetic of a credit card paid late. A chartered accountant fills in a real payslip and a real return on the board, line by line. Final-year students have priority in the question round.',
    organization: 'Narmada School of Commerce',
    venue: 'Auditorium 2, Narmada School of Commerce, Ahmedabad',
    image: 'events/rising-figures.svg',
    registration: [
      [-5, '10:00'],
      [15, '18:00'],
    ],
    time: [
      [16, '14:00'],
      [16, '17:00'],
    ],
    capacityMax: 240,
    timeline: ['Payslips at 14:00, taxes at 15:00, questions at 16:15.'],
    registered: 7,
  },
  {
    key: 'stage-lights',
    host: 'host2',
    administrators: ['host1'],
    category: 'seminar',
    mode: 'offline',
    title: 'Stage Lights: how to run a college festival',
    description:
      'Four days with people who have run festivals for ten thousand visitors: permissions, sound checks, sponsors who pay late, queues that move, and what to do when it rains. Each afternoon ends with a plan for your own event that somebody else tries to break.',
    organization: 'St. Brendan’s College of Engineering',
    venue: 'Drama Hall, St. Brendan’s College, Kochi',
    image: 'events/on-the-lectern.svg',
    festival: 'Yantra',
    registration: [
      [-14, '09:00'],
      [1, '12:00'],
    ],
    time: [
      [-1, '10:00'],
      [2, '16:00'],
    ],
    capacityMax: 80,
    timeline: ['Permissions and money.', 'Stage, sound and light.', 'People and queues.', 'Break my plan.'],
    registered: 9,
  },
  {
    key: 'bridges',
    host: 'host4',
    category: 'seminar',
    mode: 'offline',
    title: 'Bridges that Nearly Fell',
    description:
      'Three structures, three warnings that were read in time, and the arithmetic behind each. A structural engineer of the railways brought the original strain records; the audience found the error in the second one before she did.',
    organization: 'Narmada School of Commerce',
    venue: 'Auditorium 1, Narmada School of Commerce, Ahmedabad',
    image: 'events/rising-figures.svg',
    registration: [
      [-30, '09:00'],
      [-13, '17:00'],
    ],
    time: [
      [-12, '14:00'],
      [-12, '16:30'],
    ],
    capacityMax: 120,
    timeline: ['Three cases of forty minutes, with a break.'],
    registered: 11,
  },
  {
    key: 'rang',
    host: 'host1',
    category: 'other',
    mode: 'offline',
    title: 'Rang: an evening of one-act plays',
    description:
      'Five colleges, five plays of at most twenty-five minutes, in Hindi, Marathi, Malayalam and English. No sets beyond two chairs and a table: the writing and the actors have to do it. The audience’s vote counts as one judge of four.',
    organization: 'Vasant Institute of Technology',
    venue: 'Open-Air Theatre, VIT Campus, Pune',
    image: 'default-event.svg',
    festival: 'Samanvay',
    registration: [
      [-7, '09:00'],
      [12, '12:00'],
    ],
    time: [
      [12, '18:00'],
      [12, '21:30'],
    ],
    capacityMax: 400,
    timeline: ['Gates open at 17:30; latecomers wait for the interval.'],
    registered: 11,
  },
  {
    key: 'kite-morning',
    host: 'host4',
    category: 'seminar',
    mode: 'offline',
    title: 'Kite Morning: lift and drag on the terrace',
    description:
      'Bring a kite, leave with its equations. Two hours on the terrace with string, paper and a wind gauge. Called off: the terrace is being mended.',
    organization: 'Narmada School of Commerce',
    venue: 'Terrace, Narmada School of Commerce, Ahmedabad',
    image: 'events/lift-off.svg',
    registration: [
      [-8, '09:00'],
      [5, '18:00'],
    ],
    time: [
      [6, '07:00'],
      [6, '09:00'],
    ],
    cancelled: true,
    timeline: ['Kites up at 07:00, equations at 08:00.'],
    registered: 6,
  },
];
