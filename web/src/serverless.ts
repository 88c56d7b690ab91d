/** This build is plain files on some host: there is no server behind it. */
export const serverless = import.meta.env.MODE === 'static'
