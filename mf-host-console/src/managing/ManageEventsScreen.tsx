export function ManageEventsScreen() {
  return <h1>Manage events</h1>;
}
