import { labelSet } from '../label-set.ts';

/** Why a payment came to where it is, where the shop itself said it; what a provider said stands as it is. */
export const officePaymentReasons = labelSet(4102, {
  notInTime: ['Not paid in time', 'មិនបានបង់ទាន់ពេល'],
  noTransfer: ['No transfer came in time', 'គ្មានការផ្ទេរប្រាក់ចូលទាន់ពេល'],
  givenUp: ['Given up by the customer', 'អតិថិជនបានបោះបង់'],
  expired: ['Its time was over', 'ផុតកំណត់'],
  cancelled: ['The order was cancelled', 'បានបោះបង់ការបញ្ជាទិញ'],
  byStaff: ['Ended by staff', 'បុគ្គលិកបានបិទ'],
  otherPaid: ['Another order for the same goods was paid', 'បានបង់សម្រាប់ការបញ្ជាទិញផ្សេងដែលមានទំនិញដូចគ្នា'],
  nothingToPay: ['No way to pay was given', 'មិនបានផ្តល់វិធីទូទាត់'],
  notCaptured: ['The money was not taken', 'មិនបានដកប្រាក់'],
  neverAnnounced: ['It never reached the provider', 'មិនបានទៅដល់អ្នកផ្តល់សេវា'],
  notAnswering: ['The provider does not answer', 'អ្នកផ្តល់សេវាមិនឆ្លើយតប'],
  unknownThere: ['The provider does not know it', 'អ្នកផ្តល់សេវាមិនស្គាល់'],
  unclear: ['The provider’s answer is unclear', 'ចម្លើយរបស់អ្នកផ្តល់សេវាមិនច្បាស់'],
  otherReference: ['It names another payment', 'លេខយោងជារបស់ការទូទាត់ផ្សេង'],
  givenBack: ['Given back', 'បានសងវិញ'],
  refused: ['Refused', 'មិនបានទទួលយក'],
  rest: ['The rest of a changed order', 'ប្រាក់នៅសល់នៃការបញ្ជាទិញដែលបានកែ'],
  part: ['A part came; the rest is asked for', 'ប្រាក់មកមួយផ្នែក។ កំពុងរង់ចាំប្រាក់ដែលនៅខ្វះ'],
  letGo: ['What is missing is let go', 'លែងទារប្រាក់ដែលនៅខ្វះ'],
  onlyPart: ['Only a part came', 'ប្រាក់មកមិនគ្រប់'],
  changed: ['The order was changed', 'បានកែការបញ្ជាទិញ'],
});
