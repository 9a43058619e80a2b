import { links } from '@marquee/shared-contracts';
import { OfEvent } from '../selecting/OfEvent';
import { Authoring } from './Authoring';

/** `/create-quiz/:eventId`: the questions of a quiz, written by its hosts (QZ-14 to QZ-18). */
export function CreateQuizScreen() {
  return (
    <OfEvent
      heading="Create quiz"
      addressOf={links.createQuiz}
      none="No event selected. Please go back and select an event."
    >
      {(eventId) => <Authoring key={eventId} eventId={eventId} />}
    </OfEvent>
  );
}
