import { TERMS_VERSION } from '@marquee/shared-contracts';
import { Article } from './Article';

const sections = [
  {
    title: 'What Marquee does',
    text: 'Hosts publish quizzes, hackathons, seminars and webinars here; participants find them, register and take part. All events are free. An event is run by its host, who is responsible for what it promises.',
  },
  {
    title: 'Your account',
    text: 'An account belongs to one person and has one role, participant or host. Give your own name and an email address that you can read, and keep your password to yourself.',
  },
  {
    title: 'As a participant',
    text: 'Register only when you mean to come, since seats can be limited. Answer quizzes yourself: a host may take out of the ranking whoever shares questions or answers while a quiz runs.',
  },
  {
    title: 'As a host',
    text: 'Publish only events that you may hold, describe them truly, and use the contact details of the people who register for that event and nothing else. Upload only pictures that you may use.',
  },
  {
    title: 'What is not allowed',
    text: 'Content that is unlawful, hateful or meant to deceive, attempts to enter accounts of others, and traffic meant to disturb the service. Such accounts are suspended.',
  },
  {
    title: 'Ending it, and changes',
    text: 'You may delete your account at any time, on your account page. When these terms change, this page carries a new version, and an agreement is always stored with the version it was given to.',
  },
];

/** `/terms`: the terms and conditions (AU-32). */
export function TermsScreen() {
  return (
    <Article
      heading="Terms and conditions"
      version={`Version ${TERMS_VERSION}, 20 November 2026`}
      sections={sections}
    />
  );
}
