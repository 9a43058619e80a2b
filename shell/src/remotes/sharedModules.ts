import * as browser from '@marquee/shared-contracts/browser';
import * as ui from '@marquee/shared-contracts/ui';
import * as mobxReactLite from 'mobx-react-lite';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as mobx from 'mobx';
import * as router from 'react-router-dom';

declare const SHARED_VERSIONS: Record<string, string>;

const modules: Record<string, unknown> = {
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

/**
 * The modules that the shell shares with every remote, already loaded. Only imported modules are shared; a remote
 * that needs any other fails.
 */
export const sharedModules = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [
    name,
    {
      version: SHARED_VERSIONS[name] ?? '0',
      scope: 'default',
      strategy: 'loaded-first' as const,
      lib: () => module,
      shareConfig: {
        singleton: true,
        strictVersion: true,
        eager: true,
        requiredVersion: `^${SHARED_VERSIONS[name]}`,
      },
    },
  ]),
);
