import { type Change, type Mutant, mutantsOf } from './mutant.ts';

/**
 * Rows of §8 with their messages. With one letter more, existing clients and shoppers read a different text.
 */
const sentences: readonly (readonly [row: string, text: string])[] = [
  ['8.1', 'An error occured. Please try again!'],
  ['8.2', 'An error occured. Please try again later!'],
  ['8.3', 'Incorrect email or password!'],
  ['8.4', 'Email already exists!'],
  ['8.5', 'Password does not match!'],
  ['8.6', 'Coupon code is already applied!'],
  ['8.7', 'Invalid coupon code!'],
  ['8.8', 'Can not add more than {n} for this product'],
  ['8.9', 'No item exists in your cart'],
  ['8.12', 'Product already exists in your cart!'],
  ['8.13', 'Product already exists in your wish list!'],
  ['8.14', 'Your cart is empty'],
  ['8.15', 'Message sent successfully!'],
  ['8.16', 'You have successfully subscribed to news channel!'],
  ['8.17', 'Your review submitted successfully!'],
  ['8.18', 'Login successfully!'],
  ['8.19', 'Signup Successfully!'],
  ['8.20', 'Order Placed Successfully!'],
  ['8.21', 'Profile Updated Successfully!'],
  ['8.22', 'Your request for seller created successfully!'],
  ['8.23', 'An OTP has been sent to your email. Please confirm OTP & enter new password!'],
  ['8.24', 'Password changed successfully. Please login with your new password!'],
  ['8.25', 'All data refreshed successfully'],
  ['8.26', 'Added to the cart!'],
  ['8.27', 'Added to your wish list!'],
];

const answers: readonly Change[] = [
  [
    '7.22',
    "saved: 'Saved Successfully'",
    "saved: 'Saved successfully'",
    'tests/calls/catalogue/reviewing.test.ts',
  ],
  ['7.23', "'Login Successfully'", "'Logged in'", 'tests/calls/accounts/login.test.ts'],
  ['7.37', "'Sent Successfully'", "'Sent'", 'tests/calls/accounts/reset-password.test.ts'],
  ['7.38', "'Password reset successfully'", "'Done'", 'tests/calls/accounts/reset-password.test.ts'],
  ['8.3', "'Incorrect email or password!'", "'Incorrect password!'", 'tests/calls/accounts/login.test.ts'],
];

const built: readonly Change[] = [
  [
    '5.1',
    "required: ['{label} is required'",
    "required: ['{label} is missing'",
    'tests/conformance/forms.test.ts',
  ],
  [
    '5.2',
    '{label} min length should be {n} characters',
    '{label} needs {n} characters',
    'contract/forms/field-rules.test.ts',
  ],
  [
    '5.3',
    '{label} max length should be {n} characters',
    '{label} max length is {n} characters',
    'contract/forms/field-rules.test.ts',
  ],
  [
    '5.4',
    'Please enter valid email address',
    'Please enter a valid email address',
    'contract/forms/field-rules.test.ts',
  ],
  [
    '8.4',
    "emailExists: ['Email already exists!'",
    "emailExists: ['Email exists!'",
    'tests/conformance/plain/texts.test.ts',
  ],
  ['8.26', "'Added to the cart!'", "'Added to your cart!'", 'tests/conformance/plain/texts.test.ts'],
];

/** Messages the shop shows, and answers that clients compare. */
export const messageMutants: readonly Mutant[] = [
  ...mutantsOf(
    'contract/messages.ts',
    sentences.map(([row, text]) => [row, `'${text}'`, `'${text}.'`]),
  ),
  ...mutantsOf('contract/messages.ts', built),
  ...mutantsOf('contract/server-answers.ts', answers),
  ...mutantsOf('contract/labels/storefront/best-facilities.ts', [
    ['2.41', 'Many payment gatways', 'Many payment gateways'],
    ['2.41', '100% guarantee', 'Money back'],
  ]),
];
