import type { DemoEvent } from '../DemoEvent';

/** Webinars: open, nearly full, running and finished. */
export const webinars: readonly DemoEvent[] = [
  {
    key: 'lift-off',
    host: 'host2',
    category: 'webinar',
    mode: 'online',
    title: 'Lift Off: careers in India’s space programme',
    description:
      'Two engineers who have sat in the control room and one founder who builds small-satellite propulsion talk about how they got there: which courses mattered, which did not, what an interview at a space start-up asks, and why a mechanical engineer ended up writing flight software. Half of the hour is kept for your questions.',
    organization: 'St. Brendan’s College of Engineering',
    url: 'https://meet.example.org/lift-off',
    image: 'events/lift-off.svg',
    registration: [
      [-4, '09:00'],
      [3, '17:00'],
    ],
    time: [
      [3, '17:30'],
      [3, '19:00'],
    ],
    timeline: ['Talks until 18:15, then questions. A recording goes to everyone who registered.'],
    registered: 21,
  },
  {
    key: 'mic-check',
    host: 'host3',
    category: 'webinar',
    mode: 'online',
    title: 'Mic Check: speaking so that engineers listen',
    description:
      'A working session, not a lecture: twelve people, twelve two-minute talks, twelve rounds of honest feedback from a radio presenter. You will be asked to switch your camera on. Bring a project you know well and leave with an opening line that works.',
    organization: 'Deccan Student Guild',
    url: 'https://meet.example.org/mic-check',
    image: 'events/open-microphone.svg',
    registration: [
      [-3, '09:00'],
      [6, '20:00'],
    ],
    time: [
      [7, '18:00'],
      [7, '20:30'],
    ],
    capacityMax: 12,
    timeline: ['Warm-up at 18:00, talks from 18:20, feedback in pairs until 20:30.'],
    registered: 9,
  },
  {
    key: 'sponsors-preview',
    host: 'host2',
    category: 'webinar',
    mode: 'online',
    title: 'Sponsors’ Preview: what Yantra needs this year',
    description:
      'For the people who pay for the lights, before anybody else hears of it: the programme of the festival, what each stage costs, and who will stand in front of which banner. Numbers first, then an hour for the awkward questions.',
    organization: 'St. Brendan’s College of Engineering',
    url: 'https://meet.example.org/yantra-sponsors',
    image: 'events/rising-figures.svg',
    festival: 'Yantra',
    visibility: 'private',
    registration: [
      [-1, '09:00'],
      [9, '12:00'],
    ],
    time: [
      [9, '16:00'],
      [9, '17:30'],
    ],
    timeline: ['The programme at 16:00, the costs at 16:30, questions until the end.'],
    registered: 2,
  },
  {
    key: 'portfolio-circle',
    host: 'host3',
    category: 'webinar',
    mode: 'online',
    title: 'Portfolio Circle: a week of open reviews',
    description:
      'Every evening this week, four people show one page of their portfolio and a working designer says what they would call back for. Watch, or put your own page in the queue. Architecture, product, graphics and games each have their evening.',
    organization: 'Deccan Student Guild',
    url: 'https://meet.example.org/portfolio-circle',
    image: 'events/video-circle.svg',
    registration: [
      [-10, '09:00'],
      [3, '18:00'],
    ],
    time: [
      [-1, '09:00'],
      [3, '20:30'],
    ],
    capacityMax: 150,
    timeline: ['Graphics.', 'Product.', 'Architecture.', 'Games.', 'Everybody who waited.'],
    registered: 10,
  },
  {
    key: 'plain-cloud',
    host: 'host1',
    category: 'webinar',
    mode: 'online',
    title: 'The Cloud in Plain Words',
    description:
      'What happens between pressing Enter and seeing the page, told with one credit-card bill and one packet. For second-year students who can write a program and want to know where it runs. The recording and the example bill are linked below.',
    organization: 'Vasant Institute of Technology',
    url: 'https://meet.example.org/plain-cloud',
    image: 'events/open-microphone.svg',
    registration: [
      [-25, '09:00'],
      [-8, '17:00'],
    ],
    time: [
      [-7, '18:00'],
      [-7, '19:15'],
    ],
    timeline: ['Forty-five minutes and questions.'],
    registered: 13,
  },
];
