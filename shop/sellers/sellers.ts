export { decideApplication, type DecisionRefusal } from './decide.ts';
export { timeOfSealing } from './queries.ts';
export { requestToSell, type SellerRefusal } from './seller-request.ts';
export { openPassword, sealPassword, type OpenedPassword } from './sealed-password.ts';
