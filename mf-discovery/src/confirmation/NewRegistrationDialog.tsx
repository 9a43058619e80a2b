import { links } from '@marquee/shared-contracts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ViewedEvent } from '../event-page/EventStore';
import { isTeamChoiceOffered } from '../registration/isTeamChoiceOffered';
import { TeamChoiceDialog } from './TeamChoiceDialog';

/** The router state of a page that opens right after registering. */
export const NEW_REGISTRATION = { isNewRegistration: true } as const;

/** The choice of a team, once after registering; a reload or Back shows only the page (RG-9). */
export function NewRegistrationDialog({ event }: { event: ViewedEvent }) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isNew = Object(state).isNewRegistration === true;
  const [isOpen, setIsOpen] = useState(isNew && canChooseTeam(event));
  useEffect(() => {
    if (isNew) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isNew, navigate, pathname, search]);
  const choose = (choice: 'create' | 'join' | 'later') => {
    setIsOpen(false);
    if (choice !== 'later') void navigate(links.createOrJoin(event.id, choice));
  };
  return <TeamChoiceDialog event={event} isOpen={isOpen} onChoice={choose} />;
}

const canChooseTeam = ({ id, team, teamCreationAllowed }: ViewedEvent): boolean =>
  teamCreationAllowed && !team && isTeamChoiceOffered(id);
