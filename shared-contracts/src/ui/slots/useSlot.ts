import { pageSingleton } from '@marquee/shared-contracts/browser';
import { createContext, type ReactNode, useContext } from 'react';
import type { SlotName, SlotProps } from '../../contract/index';

/** The content of a slot by one remote. */
export interface SlotContent {
  /** Names the content in an address, such as `mf-rooms.RoomTab`. */
  id: string;
  label: string;
  /** Loads the remote only once it is rendered, and shows its failure itself. */
  element: ReactNode;
}

/** Lists what remotes declare for a slot and for this viewer. */
export type ListSlotContents = <Name extends SlotName>(name: Name, props: SlotProps[Name]) => SlotContent[];

/** The shell provides the list; without a shell every slot is empty. */
export const SlotContext = pageSingleton('SlotContext', () => createContext<ListSlotContents>(() => []));

/** Returns the contents of a slot inside a screen. `props` reach each of them. */
export function useSlot<Name extends SlotName>(name: Name, props: SlotProps[Name]): SlotContent[] {
  return useContext(SlotContext)(name, props);
}
