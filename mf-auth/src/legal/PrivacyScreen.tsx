import { TERMS_VERSION } from '@marquee/shared-contracts';
import { Article } from './Article';

const sections = [
  {
    title: 'What we keep',
    text: 'What you enter at sign-up: name, email address, mobile number, and for hosts organization and designation. What you enter when you register for an event, your likes, your teams, and your quiz answers and results. Your password only as a hash that cannot be turned back.',
  },
  {
    title: 'Who sees it',
    text: 'The hosts of an event see the details of the people registered for it. Members of a team see the names and email addresses of one another. Other participants see no more than a name on a leaderboard. Nothing is sold or handed to advertisers, and no page loads a tracker of anybody else.',
  },
  {
    title: 'In your browser',
    text: 'The key of your session stays on this device until you log out or it expires. While you sign up or choose a new password, the email address stays in the open tab so that a reload does not lose your place; the password never does. While a new version of a part of Marquee is tried out with some people, a random number in a cookie decides whether you are among them. For a day we keep whether the new version worked for you, beside that number and your network, both scrambled with a secret of our server, to count for how many people it failed, not for whom. Two more cookies hold the theme that you chose and that somebody is logged in here, not who, so that a page looks right from its first moment. After you change something, one without any content tells our server for two seconds to show you the newest state. Another one shows for half a year that you have logged in on this device, so that wrong passwords that strangers try elsewhere never keep you out; only our server can read which account it belongs to.',
  },
  {
    title: 'What you can do',
    text: 'Your account page saves everything that we keep about you as a file, and deletes your account: name, addresses and numbers are then removed for good; past results stay without your name.',
  },
  {
    title: 'How long',
    text: 'A sign-up that is never confirmed is removed after a day, a mailed code is valid for ten minutes, and a session ends after seven days without use.',
  },
];

/** `/privacy`: the data stored, its readers and its retention (AU-32). */
export function PrivacyScreen() {
  return (
    <Article
      heading="Privacy notice"
      version={`Version ${TERMS_VERSION}, 20 November 2026`}
      sections={sections}
    />
  );
}
