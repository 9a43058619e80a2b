import { type OwnEvent, registration } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { useEffect, useState } from 'react';
import { createPastEvents, myLists, reloadIfOld } from './myLists';
import type { OwnListQuery } from './useOwnListQuery';

const endpoints = { registered: registration.registered, liked: registration.favourites };

const createSearch = (name: keyof typeof endpoints) =>
  new RemoteCall(
    async (query: OwnListQuery): Promise<OwnEvent[]> => (await request(endpoints[name], { query })).data,
  );

/** The complete list, or while the address has conditions, the events that the server finds by them. */
export function useOwnList(name: keyof typeof endpoints, query: OwnListQuery | undefined) {
  const [found] = useState(() => createSearch(name));
  const all = myLists[name];
  const key = query && JSON.stringify(query);
  useEffect(() => {
    if (key !== undefined) return void found.run(JSON.parse(key) as OwnListQuery);
    found.reset();
    reloadIfOld(all);
  }, [all, found, key]);
  return key === undefined ? all : found;
}

/** A page of the past events, or of those that the server finds by the conditions of the address. */
export function usePastEvents({ page, after }: PagePosition, query: OwnListQuery | undefined) {
  const [found] = useState(createPastEvents);
  const call = query === undefined ? myLists.past : found;
  const key = JSON.stringify(query ?? {});
  useEffect(() => {
    if (call !== found) found.reset();
    void call.run({ page, after }, JSON.parse(key) as OwnListQuery);
  }, [call, found, page, after, key]);
  return call;
}
