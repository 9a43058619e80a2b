/** The browser door: one instance a page, shared by the shell with every remote. */
export { ApiError, isApiError, OFFLINE_MESSAGE } from './ApiError';
export { Call, type CallState, type ShownCall } from './Call';
export { deviceDrawer, type DeviceDrawer } from './deviceDrawer';
export { deviceStorage, tabStorage } from './deviceStorage';
export { FormStore } from './FormStore';
export { isAnswered } from './isAnswered';
export { type Interest, LiveUpdates, liveUpdates } from './live/LiveUpdates';
export { useLive } from './live/useLive';
export { keptForm } from './keptForm';
export { oneTabAtATime } from './oneTabAtATime';
export { bearer, request, requestText } from './request';
export { saveFile } from './saveFile';
export { serverClock } from './serverClock';
export { continuation, homeOf, isOwnPath } from './session/continuation';
export { type LoginPrompt, Session, session, SESSION_ENDED } from './session/Session';
export { type ThemeChoice, themeChoices, theme } from './theme';
export { tabChannel, type TabChannel } from './tabChannel';
export { type Toast, TOAST_MILLISECONDS, Toasts, toasts } from './Toasts';
