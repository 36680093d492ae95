// The central bank's package for KHQR has no types of its own.
declare module 'bakong-khqr' {
  interface Made {
    data: { qr: string; md5: string } | null;
    status: { code: number; errorCode: number | null };
  }
  type Info = new (account: string, name: string, city: string, ...more: unknown[]) => object;
  export const khqrData: { currency: { usd: number; khr: number } };
  export const IndividualInfo: Info;
  export const MerchantInfo: Info;
  export class BakongKHQR {
    static decode(code: string): { data: Record<string, string | null> };
    static verify(code: string): { isValid: boolean };
    generateIndividual(info: object): Made;
    generateMerchant(info: object): Made;
  }
}
