import { links } from '@marquee/shared-contracts';
import { EventRoute } from '../event-route/EventRoute';
import { QuizEditor } from './QuizEditor';

/** `/create-quiz/:eventId`: the questions of a quiz, for its hosts (QZ-14 to QZ-18). */
export function CreateQuizScreen() {
  return (
    <EventRoute
      heading="Questions"
      getLink={links.createQuiz}
      missingText="No event selected. Please go back and select an event."
    >
      {(eventId) => <QuizEditor key={eventId} eventId={eventId} />}
    </EventRoute>
  );
}
