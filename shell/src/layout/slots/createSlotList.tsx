import type { Audience, PageRegistry, SlotName } from '@marquee/shared-contracts';
import type { ListSlotContents } from '@marquee/shared-contracts/ui';
import { SlotContent } from './SlotContent';

type Viewer = 'visitor' | 'user' | 'host';

const isAllowed = (access: Audience, viewer: Viewer): boolean =>
  access === 'public' || access === viewer || (access === 'account' && viewer !== 'visitor');

/** The names of slots in words, for outages; contents of other slots have their own. */
const slotLabels: Partial<Record<SlotName, string>> = {
  'navigation.bell': 'Notifications',
  'event.actions': 'Actions',
};

/** Returns the function that lists, for this viewer, what the registry's remotes declare for a slot. */
export const createSlotList =
  ({ remotes }: PageRegistry, viewer: Viewer): ListSlotContents =>
  (name, props) =>
    remotes.flatMap((remote) =>
      remote.slots
        .filter(({ slot, access }) => slot === name && isAllowed(access, viewer))
        .map(({ module, label = slotLabels[name] ?? remote.title }) => ({
          id: `${remote.name}.${module.replace('./', '')}`,
          label,
          element: (
            <SlotContent
              key={`${remote.name}@${remote.version} ${module}`}
              remote={remote}
              module={module}
              label={label}
              slot={name}
              slotProps={props}
            />
          ),
        })),
    );
