// Runs before the first paint, as a separate script without imports. Reserves space for the card of the customer's
// active order, so that nothing moves when it appears (see orders/followed.ts).
try {
  const order = JSON.parse(localStorage.getItem('followedOrder') ?? 'null') as Record<string, unknown> | null;
  const user = JSON.parse(localStorage.getItem('user') ?? 'null') as Record<string, unknown> | null;
  if (order && order['isClosed'] !== true && user && user['UserID'] === order['user'])
    document.documentElement.dataset['followed'] = order['isWaiting'] === true ? 'transfer' : '';
} catch {
  // If storage is blocked or damaged, there is no card until the data is loaded.
}
