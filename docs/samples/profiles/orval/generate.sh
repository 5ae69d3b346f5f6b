npm install --save-dev orval
npx orval
