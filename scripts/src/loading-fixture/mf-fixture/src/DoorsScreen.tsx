import * as browser from '@marquee/shared-contracts/browser';
import * as ui from '@marquee/shared-contracts/ui';
import * as mobx from 'mobx';
import * as mobxReactLite from 'mobx-react-lite';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as router from 'react-router-dom';

/** What this remote sees behind each shared door; the test compares it with what the shell provides. */
export const doors: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': router,
  mobx,
  'mobx-react-lite': mobxReactLite,
  '@marquee/shared-contracts/browser': browser,
  '@marquee/shared-contracts/ui': ui,
};

export function DoorsScreen() {
  return <h1>Every door is open</h1>;
}
