/** What a group needs once there is a logo or several views. */
export { Progress } from '#storefront/artwork/artwork-field.tsx';
export { ArtworkShown } from '#storefront/print-preview/artwork-shown.tsx';
export { PrintedPicture } from '#web/print/printed-picture.tsx';
export { Views } from './group-views.tsx';
export { SentLogo } from './sent-logo.tsx';
