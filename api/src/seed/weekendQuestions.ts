import type { DemoQuestion } from './questions';

/** Questions of the running quiz; the finished quiz has others, because its right answers are public. */
export const weekendQuestions: readonly DemoQuestion[] = [
  ['Which gas do plants take in to make sugar?', 'Carbon dioxide', 'Oxygen', 'Nitrogen', 'Hydrogen'],
  [
    'How many runs is a hit over the boundary without a bounce worth in cricket?',
    'Six',
    'Four',
    'Five',
    'Three',
  ],
  ['Which spice comes from the stigmas of a crocus?', 'Saffron', 'Turmeric', 'Cardamom', 'Nutmeg'],
  ['Which metal is liquid at room temperature?', 'Mercury', 'Gallium', 'Tin', 'Lead'],
  ['In which city does the Howrah Bridge stand?', 'Kolkata', 'Mumbai', 'Chennai', 'Guwahati'],
  ['How many squares are on a chessboard, counting only the small ones?', '64', '81', '49', '100'],
  ['Which festival marks the harvest in Tamil Nadu?', 'Pongal', 'Bihu', 'Onam', 'Lohri'],
  ['What does a seismograph record?', 'Earthquakes', 'Rainfall', 'Wind speed', 'Air pressure'],
  ['Which number comes next: 1, 1, 2, 3, 5, 8?', '13', '11', '12', '16'],
  ['Which instrument did Ustad Zakir Hussain play?', 'Tabla', 'Sitar', 'Sarod', 'Shehnai'],
  ['What is the largest ocean?', 'The Pacific', 'The Atlantic', 'The Indian', 'The Arctic'],
  ['Which key undoes the last step in most programs, together with Ctrl?', 'Z', 'U', 'Y', 'B'],
];
