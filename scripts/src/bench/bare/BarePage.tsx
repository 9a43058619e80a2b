import { useEffect, useState } from 'react';

/** The event fields that the bare page reads. */
interface ListedEvent {
  id: string;
  title: string;
  organization: string;
  location: string;
  imageUrl: string;
  startTime: string;
}

function Card({ event }: { event: ListedEvent }) {
  return (
    <article className="card">
      <img src={event.imageUrl} alt="" width={640} height={360} loading="lazy" />
      <h3>
        <a href={`/event/${event.id}`}>{event.title}</a>
      </h3>
      <p>{event.organization}</p>
      <p>{new Date(event.startTime).toLocaleString('en-US')}</p>
      <p>{event.location}</p>
      <a href={`/event/${event.id}`}>Register Now</a>
      <button type="button">Like</button>
    </article>
  );
}

/** The home page's content with React alone, as the baseline of the bench. */
export function BarePage({ list }: { list: () => Promise<ListedEvent[]> }) {
  const [events, setEvents] = useState<ListedEvent[]>([]);
  useEffect(() => void list().then(setEvents), [list]);
  return (
    <main>
      <h1>See what’s on. Step in.</h1>
      <p>Quizzes, hackathons, webinars and seminars near you and online. Find one, register, take part.</p>
      <input type="search" aria-label="Search events" />
      <ul>
        {['Quizzes', 'Hackathons', 'Webinars', 'Seminars'].map((type) => (
          <li key={type}>{type}</li>
        ))}
      </ul>
      <h2>Upcoming Events</h2>
      <div className="cards">
        {events.map((event) => (
          <Card key={event.id} event={event} />
        ))}
      </div>
    </main>
  );
}
