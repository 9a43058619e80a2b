/** A demonstration account; all share one password. */
export interface DemoPerson {
  key: string;
  email: string;
  firstname: string;
  lastname: string;
  /** A host's college or society, or a participant's institute. */
  institute: string;
  designation?: string;
}

/** README and the browser tests quote the password. */
export const DEMO_PASSWORD = 'Demo@1234';

const createHost = (
  key: string,
  [firstname, lastname]: [string, string],
  at: [string, string],
): DemoPerson => ({
  key,
  email: `${key}@demo.test`,
  firstname,
  lastname,
  institute: at[0],
  designation: at[1],
});

export const hosts: readonly DemoPerson[] = [
  createHost('host1', ['Ananya', 'Kulkarni'], ['Vasant Institute of Technology', 'Festival Convener']),
  createHost('host2', ['Mathew', 'Kurian'], ['St Brendans College of Engineering', 'Assistant Professor']),
  createHost('host3', ['Farah', 'Siddiqui'], ['Deccan Student Guild', 'President']),
  createHost('host4', ['Hetal', 'Trivedi'], ['Narmada School of Commerce', 'Events Secretary']),
];

const INSTITUTES = [
  'Vasant Institute of Technology, Pune',
  'St. Brendan’s College of Engineering, Kochi',
  'Narmada School of Commerce, Ahmedabad',
  'Lakeside University, Bhopal',
  'Government Arts College, Coimbatore',
] as const;

const OTHERS = [
  'Aditi Deshpande',
  'Rohan Pillai',
  'Sneha Reddy',
  'Imran Qureshi',
  'Kavya Nair',
  'Arjun Mehta',
  'Priya Banerjee',
  'Tenzin Dolma',
  'Vikram Rathore',
  'Meera Krishnan',
  'Harpreet Gill',
  'Ishaan Joshi',
  'Divya Menon',
  'Nikhil Bose',
  'Zoya Khan',
  'Siddharth Rao',
  'Lakshmi Iyer',
  'Aman Verma',
  'Ritika Chauhan',
  'Joel Fernandes',
  'Pooja Patil',
  'Karthik Subramanian',
  'Neha Agarwal',
  'Bhavesh Shah',
  'Anjali Thomas',
  'Manav Kapoor',
  'Shreya Ghosh',
  'Devansh Pandey',
  'Fatima Ansari',
  'Yash Wagh',
] as const;

const getInstitute = (index: number): string => INSTITUTES[index % INSTITUTES.length] ?? INSTITUTES[0];

/** The first two are the participants that README names; the others fill the finished quiz and the teams. */
export const participants: readonly DemoPerson[] = ['Tara Iyengar', 'Dev Malhotra', ...OTHERS].map(
  (name, index) => {
    const [firstname = '', lastname = ''] = name.split(' ');
    const key = index < 2 ? `participant${index + 1}` : `${firstname}.${lastname}`.toLowerCase();
    return { key, email: `${key}@demo.test`, firstname, lastname, institute: getInstitute(index) };
  },
);
