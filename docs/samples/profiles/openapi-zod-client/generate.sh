npm install --save-dev openapi-zod-client
npm install @zodios/core axios zod@3
npx openapi-zod-client https://docs.data-validation.example/openapi/2.1.slim.json -o api.ts
