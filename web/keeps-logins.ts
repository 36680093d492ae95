/** Whether the browser keeps the cookie that binds a login to it. Without storage, a login lasts for the visit. */
export const keepsLogins = (): boolean => navigator.cookieEnabled;
