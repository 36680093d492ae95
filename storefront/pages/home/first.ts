// Runs before anything of the page is shown, as a script of its own without imports: keeps a place free for the card of the
// order that this browser's customer has under way, so that nothing moves when it comes (see orders/followed.ts).
try {
  const order = JSON.parse(localStorage.getItem('followedOrder') ?? 'null') as Record<string, unknown> | null;
  const user = JSON.parse(localStorage.getItem('user') ?? 'null') as Record<string, unknown> | null;
  if (order && order['isClosed'] !== true && user && user['UserID'] === order['user'])
    document.documentElement.dataset['followed'] = order['isWaiting'] === true ? 'transfer' : '';
} catch {
  // Storage is blocked or damaged: no card until it is read.
}
