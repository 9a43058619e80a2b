import type { DemoEvent } from '../DemoEvent';

/** Hackathons: open with teams, not yet open, alone, running and finished. */
export const hackathons: readonly DemoEvent[] = [
  {
    key: 'monsoon-hack',
    host: 'host1',
    category: 'hackathon',
    mode: 'offline',
    title: 'Monsoon Hack: 36 hours for the city',
    description:
      'Every July the same streets flood and the same buses stop. Bring a team of two to four and build something that helps: a warning that arrives in time, a map that tells the truth, a pump that reports its own failure. Open rain-gauge and traffic data, a hardware table with sensors and boards, mentors from the municipal corporation, and food through both nights. Working prototypes only; slides do not count.',
    organization: 'Vasant Institute of Technology',
    venue: 'Innovation Block, VIT Campus, Pune',
    image: 'events/code-all-night.svg',
    festival: 'Samanvay',
    registration: [
      [-9, '10:00'],
      [11, '18:00'],
    ],
    time: [
      [13, '09:00'],
      [14, '21:00'],
    ],
    capacityMax: 160,
    teams: [2, 4],
    showContactEmail: true,
    timeline: [
      'Check-in, problem statements, team desks. Building starts at noon and does not stop.',
      'Mentor round at 10:00, code freeze at 17:00, demonstrations and prizes until 21:00.',
    ],
    registered: 16,
  },
  {
    key: 'bot-arena',
    host: 'host2',
    administrators: ['host1'],
    category: 'hackathon',
    mode: 'offline',
    title: 'Bot Arena: autonomous robots, no remote controls',
    description:
      'A four-metre arena, a line, a ramp and one thing in the way that you will not know before the day. Teams of two to five bring a robot that drives itself; whoever touches it loses ten seconds. Kits can be borrowed in the week before. Weight limit three kilograms, batteries checked at the door.',
    organization: 'St. Brendan’s College of Engineering',
    venue: 'Indoor Stadium, St. Brendan’s College, Kochi',
    image: 'events/friendly-robot.svg',
    festival: 'Yantra',
    registration: [
      [4, '10:00'],
      [25, '18:00'],
    ],
    time: [
      [30, '09:00'],
      [31, '18:00'],
    ],
    capacityMax: 100,
    teams: [2, 5],
    timeline: ['Inspection and practice runs.', 'Qualifying heats in the morning, finals from 15:00.'],
    registered: 0,
  },
  {
    key: 'open-hands',
    host: 'host3',
    category: 'hackathon',
    mode: 'online',
    title: 'Open Hands: software for accessible classrooms',
    description:
      'Captions that keep up, textbooks that read themselves aloud, timetables that know where the lift is. Work alone for a fortnight on one problem described by a teacher or a student who has it, and show it to them at the end. Every entry is published under an open licence.',
    organization: 'Deccan Student Guild',
    url: 'https://code.example.org/open-hands',
    image: 'events/code-all-night.svg',
    registration: [
      [-1, '09:00'],
      [24, '23:30'],
    ],
    time: [
      [26, '09:00'],
      [40, '18:00'],
    ],
    timeline: [
      'Problems are published and mentors assigned.',
      'First office hour with the people who asked.',
    ],
    registered: 6,
  },
  {
    key: 'green-sprint',
    host: 'host4',
    administrators: ['host2'],
    category: 'hackathon',
    mode: 'online',
    title: 'Green Campus Sprint',
    description:
      'Measure one thing your campus wastes, then halve it. Teams of up to three have five days and a small budget for sensors; the electricity and water readings of four campuses are open to everybody. Judged on litres and kilowatt-hours, not on adjectives.',
    organization: 'Narmada School of Commerce',
    url: 'https://code.example.org/green-sprint',
    image: 'events/green-shoots.svg',
    registration: [
      [-18, '09:00'],
      [-3, '18:00'],
    ],
    time: [
      [-2, '09:00'],
      [2, '18:00'],
    ],
    teams: [1, 3],
    timeline: [
      'Kick-off call and baseline readings.',
      'Building.',
      'Mentor calls in the evening.',
      'Building.',
      'Final readings and two-minute videos by 18:00.',
    ],
    registered: 9,
  },
  {
    key: 'backwater-build',
    host: 'host2',
    category: 'hackathon',
    mode: 'offline',
    title: 'Backwater Build: tools for small fisheries',
    description:
      'Two days with the cooperative at Vembanad lake: teams built a tide-aware price board, a net-mending log and an ice tracker that works without a signal. The winning team’s board now hangs at the landing site.',
    organization: 'St. Brendan’s College of Engineering',
    venue: 'Cooperative Hall, Kumarakom',
    image: 'events/friendly-robot.svg',
    registration: [
      [-50, '09:00'],
      [-32, '18:00'],
    ],
    time: [
      [-30, '09:00'],
      [-29, '18:00'],
    ],
    capacityMax: 60,
    teams: [2, 4],
    timeline: ['With the cooperative: what is the problem?', 'Build, test on the jetty, show.'],
    registered: 8,
  },
];
