/** A question and its options, the right option first; the seed reorders them. */
export type DemoQuestion = readonly [text: string, right: string, ...wrong: string[]];

/** Questions of the finished quizzes. */
export const questions: readonly DemoQuestion[] = [
  [
    'Who chaired the drafting committee of the Constitution of India?',
    'B. R. Ambedkar',
    'Rajendra Prasad',
    'Jawaharlal Nehru',
    'K. M. Munshi',
  ],
  ['Which element has the chemical symbol W?', 'Tungsten', 'Vanadium', 'Tellurium', 'Thorium'],
  ['On which river does the city of Ahmedabad stand?', 'Sabarmati', 'Narmada', 'Tapi', 'Mahi'],
  ['Which of these numbers is prime?', '97', '91', '87', '93'],
  [
    'What did C. V. Raman study when he found the effect named after him?',
    'The scattering of light',
    'The decay of radium',
    'The flow of heat',
    'The spin of electrons',
  ],
  ['What is the capital of Kyrgyzstan?', 'Bishkek', 'Astana', 'Dushanbe', 'Tashkent'],
  ['How many players of one side are on the field in a game of kabaddi?', 'Seven', 'Five', 'Nine', 'Eleven'],
  ['Which data structure gives back first what was put in last?', 'Stack', 'Queue', 'Heap', 'Ring buffer'],
  [
    'Which planet turns on its axis in the opposite direction to most others?',
    'Venus',
    'Mars',
    'Saturn',
    'Neptune',
  ],
  [
    'Who wrote the novel “The God of Small Things”?',
    'Arundhati Roy',
    'Kiran Desai',
    'Anita Nair',
    'Jhumpa Lahiri',
  ],
  [
    'Which Indian state has the longest coastline on the mainland?',
    'Gujarat',
    'Andhra Pradesh',
    'Tamil Nadu',
    'Kerala',
  ],
  ['What does the “S” stand for in HTTPS?', 'Secure', 'Simple', 'Server', 'Session'],
];
